// Shown while the app does not answer: looks every two seconds whether it does, and goes there.
{
  const RETRY_MS = 2_000;
  const look = async () => {
    const answer = await fetch('/terminal/ready', { cache: 'no-store' });
    if (answer.ok) location.replace('/');
  };
  setInterval(() => void look().catch(() => undefined), RETRY_MS);
}
