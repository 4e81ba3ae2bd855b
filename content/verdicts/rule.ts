/** A row of a test's evidence table: what is judged, what that needs, and the button that leads back to it. */
export const rule = (name: string, needs: string, action: string) => ({ name, needs, action });
