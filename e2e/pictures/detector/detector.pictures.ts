import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectFits } from '../../accessible.ts';
import { detect } from './detect.ts';

/** Tests the flaw detector on small pages: each kind of flaw, and the same page without it. */

// Uses the product's font, because a machine without Thai fonts draws boxes.
const fontOf = (script: string) =>
  readFileSync(join(import.meta.dirname, `../../../web/src/ui/styles/fonts/${script}.woff2`), 'base64');
const PAGE = `
  @font-face { font-family: Own; src: url(data:font/woff2;base64,${fontOf('thai')}) }
  @font-face { font-family: Figures; font-stretch: 100%; src: url(data:font/woff2;base64,${fontOf('latin')}) }
  @font-face { font-family: Figures; font-stretch: 62.5% 99%; src: url(data:font/woff2;base64,${fontOf('figures')}) }
  body { margin: 0; background: #fff; color: #111; font: 16px/1.5 Own, sans-serif }`;

async function flaws(page: Page, body: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width"><style>${PAGE}</style><main>${body}</main>`,
  );
  await page.evaluate(() => document.fonts.ready);
  return detect(page, 44);
}

const CASES: { kind: string; flaw: string; sound: string }[] = [
  {
    kind: 'clipped',
    flaw: '<p style="width:80px;overflow:hidden;white-space:nowrap">A sentence that is too long</p>',
    sound: '<p style="width:80px;overflow:hidden">A sentence that is too long</p>',
  },
  {
    kind: 'clipped',
    flaw: '<button style="width:60px;height:48px;padding:0;white-space:nowrap">Withdraw everything</button>',
    sound:
      '<button style="width:180px;height:48px;padding:0;white-space:nowrap">Withdraw everything</button>',
  },
  {
    kind: 'clipped',
    flaw: '<button style="display:block;width:60px;height:48px;padding:0;overflow:visible;white-space:nowrap">9,999,999,999.99</button>',
    sound: '<button style="display:block;width:180px;height:48px;padding:0">9,999,999,999.99</button>',
  },
  {
    kind: 'clipped',
    flaw: '<input style="width:60px;height:48px" placeholder="Your name as the bank has it">',
    sound: '<input style="width:300px;height:48px" placeholder="Your name as the bank has it">',
  },
  {
    kind: 'clipped',
    flaw: '<input style="width:80px;height:60px;padding:0;border:0;font:46px Figures;font-stretch:88%" placeholder="0000">',
    sound:
      '<input style="width:98px;height:60px;padding:0;border:0;font:46px Figures;font-stretch:88%" placeholder="0000">',
  },
  {
    kind: 'clipped',
    flaw: '<input inputmode="decimal" style="width:60px;height:48px" value="12,345,678.90">',
    sound: '<input inputmode="decimal" style="width:300px;height:48px" value="12,345,678.90">',
  },
  {
    kind: 'clipped',
    flaw: '<p style="font-size:0">1,000.00</p>',
    sound: '<p style="font-size:12px">1,000.00</p>',
  },
  {
    kind: 'overlapped',
    flaw: '<p style="margin:0">In the wallet</p><p style="margin:-18px 0 0">1,000.00</p>',
    sound: '<p style="margin:0">In the wallet</p><p style="margin:0">1,000.00</p>',
  },
  {
    kind: 'covered',
    flaw: '<p style="margin:0">1,000.00</p><div style="position:fixed;left:0;top:0;width:30px;height:30px;background:#eee"></div>',
    sound:
      '<p style="margin:0">1,000.00</p><div style="position:fixed;left:200px;top:0;width:30px;height:30px;background:#eee"></div>',
  },
  {
    kind: 'covered',
    flaw: '<button style="width:90px;height:48px">Pay</button><a href="#chat" style="position:fixed;left:60px;top:20px;width:60px;height:60px"></a>',
    sound:
      '<button style="width:90px;height:48px">Pay</button><a href="#chat" style="position:fixed;left:160px;top:20px;width:60px;height:60px"></a>',
  },
  {
    kind: 'covered',
    flaw: '<p style="margin:0">1,000.00</p><div style="position:fixed;inset:0;background:#eee"></div>',
    sound:
      '<p style="margin:0">1,000.00</p><div style="position:fixed;inset:0;background:#eee;opacity:0"></div>',
  },
  {
    kind: 'target',
    flaw: '<button style="width:90px;height:30px">Pay</button>',
    sound:
      '<style>b::after{content:"";position:absolute;inset:-10px}</style><button style="position:relative;margin:20px;width:90px;height:30px;overflow:visible"><b>Pay</b></button>',
  },
  {
    kind: 'contrast',
    flaw: '<p style="color:#999">Not updated yet</p>',
    sound: '<p style="color:#666">Not updated yet</p>',
  },
  {
    kind: 'contrast',
    flaw: '<p style="background:linear-gradient(90deg,#fff 50%,#222 60%)">1,000.00 on two grounds, the one of them as dark as it</p>',
    sound:
      '<p style="background:linear-gradient(90deg,#fff,#ddd)">1,000.00 on two grounds, the one of them as dark as it</p>',
  },
  {
    kind: 'sideways',
    flaw: '<div style="width:calc(100vw + 20px);height:10px"></div>',
    sound: '<div style="width:100vw;height:10px"></div>',
  },
  {
    kind: 'sideways',
    flaw: '<div style="width:3000px;height:10px"></div>',
    sound: '<div style="width:300px;height:10px"></div>',
  },
  {
    kind: 'marks',
    flaw: '<p style="width:120px;line-height:0.9">ที่นี่ผู้ใหญ่ได้รับ ที่นี่ผู้ใหญ่ได้รับ ที่นี่ผู้ใหญ่ได้รับ</p>',
    sound: '<p style="width:120px;line-height:1.7">ที่นี่ผู้ใหญ่ได้รับ ที่นี่ผู้ใหญ่ได้รับ ที่นี่ผู้ใหญ่ได้รับ</p>',
  },
  {
    kind: 'clipped',
    flaw: '<p style="height:14px;line-height:14px;overflow:hidden">ที่นี่ผู้ใหญ่</p>',
    sound: '<p style="height:28px;line-height:28px;overflow:hidden">ที่นี่ผู้ใหญ่</p>',
  },
  {
    kind: 'broken',
    flaw: '<p style="width:75px">คุยกับแอดมิน</p>',
    sound: '<p style="width:200px">คุยกับแอดมิน</p>',
  },
  {
    kind: 'broken',
    flaw: '<p style="width:50px;overflow-wrap:anywhere">Reference</p>',
    sound: '<p style="width:50px;overflow-wrap:anywhere">qr-dimfws0w40q</p>',
  },
];

const FORCED_CASES: typeof CASES = [
  {
    kind: 'forced',
    flaw: '<button aria-pressed="true" style="width:90px;height:48px;background:#eee">All</button>',
    sound:
      '<button aria-pressed="true" style="width:90px;height:48px;background:Highlight;color:HighlightText;forced-color-adjust:none">All</button>',
  },
  {
    kind: 'forced',
    flaw: '<div role="dialog" style="position:fixed;width:200px;height:90px">Pay</div>',
    sound: '<div role="dialog" style="position:fixed;width:200px;height:90px;outline:1px solid">Pay</div>',
  },
  {
    kind: 'forced',
    flaw: '<a href="#pay" style="display:block;width:90px;height:48px">Pay<svg class="lucide" stroke="currentColor" style="color:#ff0"></svg></a>',
    sound:
      '<a href="#pay" style="display:block;width:90px;height:48px">Pay<svg class="lucide" stroke="currentColor" style="color:inherit"></svg></a>',
  },
];

test.describe('the detector', { tag: '@web' }, () => {
  test('finds each kind of flaw on a flawed page, and nothing on a sound one', async ({ page }) => {
    for (const { kind, flaw, sound } of [...CASES, ...FORCED_CASES]) {
      await page.emulateMedia({ forcedColors: kind === 'forced' ? 'active' : 'none' });
      const found = await flaws(page, flaw);
      const ofKind = found.filter((one) => one.startsWith(`${kind}:`));
      expect.soft(ofKind, `${kind} in ${flaw}\n${found.join('\n')}`).not.toEqual([]);
      expect.soft(await flaws(page, sound), `nothing in ${sound}`).toEqual([]);
    }
  });

  test('a page that is 20 px too wide does not fit a phone', async ({ page }) => {
    const show = (width: string) =>
      page.setContent(
        `<!doctype html><meta name="viewport" content="width=device-width"><style>${PAGE}</style><p style="width:${width}">Pay</p>`,
      );
    await show('100vw');
    await expectFits(page);
    await show('calc(100vw + 20px)');
    await expect(expectFits(page)).rejects.toThrow();
  });

  test('a control below a bar is sound if scrolling uncovers it', async ({ page }) => {
    const bar = '<nav style="position:fixed;inset:auto 0 0;height:60px;background:#eee"></nav>';
    const room = 'height:calc(100vh - 50px)';
    const button = '<button style="width:90px;height:48px">Pay</button>';
    expect(
      await flaws(page, `<div style="${room}"></div>${button}${bar}<div style="height:400px"></div>`),
    ).toEqual([]);
    expect(await flaws(page, `<div style="${room}"></div>${button}${bar}`)).not.toEqual([]);
  });

  test('a control below a bar is sound if a toast covers it where scrolling uncovers it', async ({
    page,
  }) => {
    const bar = '<nav style="position:fixed;inset:0 0 auto;height:60px;background:#eee"></nav>';
    const toast =
      '<div role="region" style="position:fixed;inset:60px 0 auto"><div role="group" style="height:300px;background:#fff">Paid</div></div>';
    const button = '<button style="display:block;width:90px;height:48px;margin-top:100px">Pay</button>';
    const scrolled = '<script>document.documentElement.scrollTop = 100</script>';
    expect(await flaws(page, `${bar}${button}<div style="height:3000px"></div>${toast}${scrolled}`)).toEqual(
      [],
    );
  });

  test('inert content is not checked', async ({ page }) => {
    expect(await flaws(page, '<div inert><button style="height:20px">Pay</button></div>')).toEqual([]);
  });
});
