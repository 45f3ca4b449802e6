/** A text as a QR that a phone reads off the screen; loaded only when a receipt stands there. (K12) */
export async function drawCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  // Black on nothing: the paper below is its white.
  return qrcode.toString(text, {
    type: 'svg',
    errorCorrectionLevel: 'L',
    margin: 2,
    color: { light: '#0000' },
  });
}
