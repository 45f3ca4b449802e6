export function BrandLogo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <g fill="none" stroke="var(--gold)" strokeWidth="2" strokeLinecap="round">
        <path d="M16 2.5v3" />
        <path d="M9.5 25h13" opacity=".8" />
        <path d="M12.5 28.5h7" opacity=".6" />
        <path d="M15.2 31.5h2" opacity=".35" />
      </g>
      <path
        d="M12 5h8c3 2.1 4.5 4.7 4.5 8S23 18.9 20 21h-8c-3-2.1-4.5-4.7-4.5-8S9 7.1 12 5z"
        fill="var(--gold)"
      />
      <path
        d="M13 6c-1.7 4.6-1.7 9.4 0 14M19 6c1.7 4.6 1.7 9.4 0 14"
        fill="none"
        stroke="var(--on-gold)"
        strokeOpacity=".3"
        strokeWidth="1.3"
      />
    </svg>
  );
}
