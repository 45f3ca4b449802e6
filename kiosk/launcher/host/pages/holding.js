// Runs on the holding page: checks every two seconds whether the app answers, and opens it.
{
  const RETRY_MS = 2_000;
  const look = async () => {
    const answer = await fetch('/terminal/ready', { cache: 'no-store' });
    if (answer.ok) location.replace('/');
  };
  setInterval(() => void look().catch(() => undefined), RETRY_MS);
}
