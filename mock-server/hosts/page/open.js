// Takes the console's ticket from the address and opens the app with it.
(() => {
  const ticket = new URLSearchParams(window.location.hash.slice(1));
  const world = ticket.get('world') ?? '';
  const phone = ticket.get('phone') ?? '';
  const token = ticket.get('token') ?? '';
  const isGood =
    /^[a-z0-9][a-z0-9-]{0,63}$/.test(world) && /^\d{1,20}$/.test(phone) && /^[\w-]{1,100}$/.test(token);
  if (!isGood) {
    document.body.textContent = 'This address holds no ticket of the console.';
    return;
  }
  document.cookie = `mock-world=${world}; Path=/; SameSite=Strict`;
  window.sessionStorage.setItem('mock-phone', phone);
  // The app would prefer the token of a member who signed in by hand in this tab.
  window.sessionStorage.removeItem('token');
  window.localStorage.setItem('token', token);
  window.location.replace('/');
})();
