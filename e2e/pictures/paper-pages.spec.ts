import {
  aStoredPaper,
  aStoredPaperKinds,
  INSURANCE,
  PERMIT,
} from '#domain/rides/model/firm/papers.builder.ts';
import { aFullBoard } from '#domain/rides/model/dispatch/full-board.builder.ts';
import { createPerson } from '../backend-data.ts';
import { expect } from '../fixtures.ts';
import { showBoard } from '../full-board.ts';
import { expectPictures } from './expect-pictures.ts';
import { NOW, showOnlySeed, signedInThen, test } from './steady-page.ts';

test('the papers of a driver, and a board with drivers and a car whose papers expire, look as they did and have no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  // The page must not listen, because its listener would read the database.
  expectFailedLoads(0);
  await showOnlySeed(page);
  await signedInThen(page, await createPerson({ name: 'Olga Owner', role: 'system_admin' }));
  const full = aFullBoard(new Date(NOW));
  const [first, second] = full.drivers;
  const shifts = Object.entries(full.documents).filter(([path]) => path.startsWith('drivers/'));
  await showBoard(page, {
    ...full,
    documents: {
      ...Object.fromEntries(shifts),
      ...aStoredPaperKinds(),
      [`driverPapers/${first?.uid}`]: aStoredPaper(PERMIT, '2026-03-01'),
      [`driverPapers/${second?.uid}`]: aStoredPaper(PERMIT, '2026-03-08'),
      'carPapers/car-1': aStoredPaper(INSURANCE, '2026-03-31'),
    },
  });
  await page.goto(`/admin/drivers/${first?.uid}`);
  await expect(page.getByRole('region', { name: 'Papers' })).toContainText('Permit');
  await expectPictures(page, 'driver-papers', 'page');

  await page.goto('/admin/rides');
  const papers = page.getByRole('region', { name: 'Papers' });
  await papers.getByRole('button').click();
  await expect(papers.getByRole('listitem')).toHaveCount(3);
  await expectPictures(page, 'board-papers', 'page');
});
