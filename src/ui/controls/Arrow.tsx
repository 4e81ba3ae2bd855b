/** The arrow at the end of a row that links somewhere; `width` in px. */
export function Arrow({ width = 18, className }: { width?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={(width * 2) / 3}
      viewBox="0 0 18 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
