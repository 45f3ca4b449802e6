import { expect } from '../../fixtures.ts';
import { InviteDialog } from '../../pages/invite-dialog.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { resetWorld, type Control } from '../../world.ts';
import { BROWSER_SIZES } from '../sizes.ts';
import { scenes, type Studio } from '../take-pictures.ts';

type Call = Parameters<Control['addFault']>[0]['call'];

/** The browser shows the page from its memory, and the list cannot be read again. */
async function comeBack({ page, texts, world }: Studio, call: Call) {
  await world.addFault({ call, kind: 'reset', times: 'always' });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText(texts.money.old_title).first()).toBeVisible();
}

scenes(
  'lists whose rows are from before',
  async (studio, shoot) => {
    const { enter, home, page, texts, world } = studio;
    await resetWorld(world, 'a member with slips of every kind');
    await enter();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(
      page.getByRole('region', { name: texts.statement.latest.title }).getByRole('listitem').first(),
    ).toBeVisible();
    await comeBack(studio, 'POST /api/statement');
    await shoot('home-latest-old', { sizes: ['1280x800'] });
    await world.clearFaults();
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await expect(statement.rows.first()).toBeVisible();
    await comeBack(studio, 'POST /api/statement');
    await shoot('statement-old');
    await world.clearFaults();
    await statement.openSlips.click();
    await expect(statement.slips.locator('tbody tr').first()).toBeVisible();
    await comeBack(studio, 'POST /api/statement/slip');
    await shoot('statement-slips-old');
    await world.clearFaults();
    await resetWorld(world, 'a member who has invited friends');
    await enter();
    const invite = new InviteDialog(page, texts);
    await invite.open();
    await expect(invite.rows.first()).toBeVisible();
    await comeBack(studio, 'POST /api/invite');
    await page.getByText(texts.money.old_title).scrollIntoViewIfNeeded();
    await shoot('invite-old');
  },
  { sizes: BROWSER_SIZES },
);
