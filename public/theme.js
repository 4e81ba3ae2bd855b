// Runs before first paint, so that a remembered theme does not flash. The switch itself is src/theme/theme.ts.
try {
  const theme = localStorage.getItem('assay.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme stays.
}
