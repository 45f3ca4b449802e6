// Runs on the holding page: checks every two seconds whether the app answers, and opens it. If the app answered but its
// bundle did not load, it waits longer, so that the screen does not flicker.
{
  const RETRY_MS = location.pathname === '/terminal/holding' ? 10_000 : 2_000;
  const look = async () => {
    const answer = await fetch('/terminal/ready', { cache: 'no-store' });
    if (answer.ok) location.replace('/');
  };
  setInterval(() => void look().catch(() => undefined), RETRY_MS);
}
