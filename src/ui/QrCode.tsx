import { createQrCode, drawQrPath } from '#domain/page/qr-code.ts';

export interface QrCodeProps {
  /** What it says, for example an address. */
  value: string;
  /** What it is for, to those who cannot see it. */
  label: string;
  className?: string;
}

/** A QR code with the quiet zone that readers need; nothing where the text is too long for one. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const code = createQrCode(value);
  if (!code) return null;
  const side = code.length + 8;
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`-4 -4 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M-4-4h${side}v${side}h-${side}z`} />
      <path fill="#000" d={drawQrPath(code)} />
    </svg>
  );
}
