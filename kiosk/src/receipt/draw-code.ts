/** Loaded only when a receipt is shown. (K12) */
export async function drawCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  // Black on transparent: the receipt below is the white.
  return qrcode.toString(text, {
    type: 'svg',
    errorCorrectionLevel: 'L',
    margin: 2,
    color: { light: '#0000' },
  });
}
