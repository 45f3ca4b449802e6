import { bahtFromSatang, type Satang } from 'contracts/rules';

export const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #10231f; color: #f3efe4;
  font: 18px/1.6 "Noto Sans Thai", "Noto Sans Lao", system-ui, sans-serif; }
main { width: min(26rem, 90vw); padding: 2rem; border-radius: 1rem; background: #183a33; }
h1 { margin: 0; font-size: 1.6rem; }
p { margin: .5rem 0; }
.amount { font-size: 2.2rem; font-variant-numeric: tabular-nums; }
.problem { padding: .5rem .8rem; border-radius: .5rem; background: #7a2e22; }
label { display: block; margin-top: 1rem; }
input { box-sizing: border-box; width: 100%; padding: .7rem; border: 0; border-radius: .5rem; font: inherit; }
.row { display: flex; gap: .8rem; margin-top: 1rem; }
button { flex: 1; min-height: 3.2rem; border: 0; border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer;
  background: #f0b429; color: #1d1600; }
button[value="lose"] { background: #35544c; color: #f3efe4; }
button:focus-visible, input:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
`;

interface PlayView {
  game: string;
  player: string;
  currency: string;
  balance: Satang;
  problem: string | null;
}

/** Pages without scripts, in Thai and English: they replace the sites of the providers. */
export function playPage({ game, player, currency, balance, problem }: PlayView): string {
  const shown = bahtFromSatang(balance).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return page(
    game,
    `<p>ผู้เล่น · Player: <b>${escaped(player)}</b></p>
<p>ยอดเงินในเกม · Balance in the game</p>
<p class="amount">${shown} ${escaped(currency)}</p>
${notice(problem)}
<form method="post">
<label for="amount">เดิมพัน · Stake</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" value="10" required>
<div class="row">
<button name="outcome" value="win">ชนะ · Win</button>
<button name="outcome" value="lose">แพ้ · Lose</button>
</div>
</form>`,
  );
}

/** The provider's own login form; one provider takes exactly sixteen characters in both fields. [2.63] */
export function loginPage(game: string, code: string, problem: string | null): string {
  const length = code === 'UFABET' ? ' minlength="16" maxlength="16"' : ' maxlength="64"';
  return page(
    game,
    `${notice(problem)}
<form method="post">
<label for="username">ชื่อผู้ใช้ · User name</label>
<input id="username" name="username" autocomplete="off" required${length}>
<label for="password">รหัสผ่าน · Password</label>
<input id="password" name="password" type="password" autocomplete="off" required${length}>
<div class="row"><button>เข้าสู่เกม · Enter</button></div>
</form>`,
  );
}

export function messagePage(message: string): string {
  return page('เกม · Game', `<p>${escaped(message)}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="th">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
${content}
</main></body>
</html>
`;
}

function notice(problem: string | null): string {
  return problem === null ? '' : `<p class="problem" role="alert">${escaped(problem)}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
