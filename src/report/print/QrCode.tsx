import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
  /** Width of a module in mm, given the number of modules per side. Absent if a parent sets the size. */
  readonly moduleMm?: (modules: number) => number;
  /** White modules around the code. A reader needs 4, which the surroundings may provide. */
  readonly quiet?: number;
}

/** The code of a text: its `size` in modules per side, and `get(x, y)`, which tells the dark ones. */
export const codeOf = (text: string) =>
  generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });

/** Number of modules per side of a text's QR code. */
export const modulesOf = (text: string): number => codeOf(text).size;

/** A QR code that tolerates 15% damage, in black on whatever is behind it. */
export function QrCode({ text, label, className, moduleMm, quiet = 0 }: Props) {
  const { size, path } = useMemo(() => {
    const code = codeOf(text);
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  const side = size + 2 * quiet;
  const width = moduleMm && `${side * moduleMm(size)}mm`;
  return (
    <svg
      className={className}
      {...(width && { width, height: width })}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" fillRule="evenodd" />
    </svg>
  );
}
