export function banner({ web, kiosk, mock }: { web: string; kiosk: string; mock: string }): string {
  return `
  Member app        ${web}
  Kiosk app         ${kiosk}
  Mock and console  ${mock}

  Sign in with      0812345678  / 123456   Somchai, a wallet with money
                    0899999999  / 123456   a member with nothing yet
                    02055512345 / 123456   a member of the Laos edition
  One-time code     123456                 Promotion code  WELCOME50
`;
}
