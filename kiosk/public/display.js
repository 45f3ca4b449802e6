// Tells the style sheets before the first paint that this is a kiosk, and how its screen stands: the root size follows.
{
  const landscape = matchMedia('(orientation: landscape)');
  const { dataset } = document.documentElement;
  const mark = () => {
    dataset.orientation = landscape.matches ? 'landscape' : 'portrait';
  };
  dataset.device = 'kiosk';
  mark();
  landscape.addEventListener('change', mark);
}
