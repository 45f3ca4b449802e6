// Marks the document as a kiosk with its orientation before the first paint; the root font size depends on it.
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
