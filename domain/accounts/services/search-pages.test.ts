import { describe, expect, it } from 'vitest';
import { aMemoryStage } from '#adapters/memory/memory-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { PAGE_SIZE } from '../model/limits.ts';

type People = Readonly<Record<string, number>>;

/** A queue with so many pending accounts of each name, and their uids in that order. */
async function aQueueOf(people: People, emailOf = (uid: string) => `${uid}@example.com`) {
  const stage = aMemoryStage();
  const { reviewQueue, enter, network, requestsOf } = stage.openProduct();
  valueOf(await enter(stage.addAccount({ role: 'admin' })));
  const uids = Object.entries(people).map(([name, amount]) =>
    Array.from({ length: amount }, () => {
      const uid = `u-${crypto.randomUUID()}`;
      return stage.addAccount({ uid, name, email: emailOf(uid), status: 'pending' }).uid;
    }).toSorted(),
  );
  const page = async (search: string, cursor: string | null = null) => {
    const { rows, next } = valueOf(await reviewQueue.page({ status: 'pending', search, cursor }));
    return { uids: rows.map(({ uid }) => uid), next };
  };
  const walk = async (search: string) => {
    const pages: (readonly string[])[] = [];
    let cursor: string | null = null;
    do {
      const { uids: listed, next }: Awaited<ReturnType<typeof page>> = await page(search, cursor);
      pages.push(listed);
      cursor = next;
    } while (cursor !== null);
    return pages;
  };
  // One search of the repository is two requests: by address and by name.
  const searches = () => requestsOf('reviews.page') / 2;
  return { reviewQueue, network, uids, page, walk, searches };
}

describe('a search in any letter case', () => {
  it.each([
    ['JÖRG', ['Jörg Müller', 'JÖRG']],
    ['jörg', ['Jörg Müller', 'JÖRG']],
    ['jörg m', ['Jörg Müller']],
    ['иван', ['Иван', 'ИВАН ПЕТРОВ', 'иван']],
    ['ÉMILE-ÉRIC', ['Émile-Éric']],
    ['groß', ['Groß', 'GROSS']],
  ])('“%s” finds %j', async (search, names) => {
    const everybody = ['Jörg Müller', 'JÖRG', 'Иван', 'ИВАН ПЕТРОВ', 'иван', 'Émile-Éric', 'Groß', 'GROSS'];
    const { uids, page } = await aQueueOf(Object.fromEntries(everybody.map((name) => [name, 1])));
    const expected = everybody.flatMap((name, index) => (names.includes(name) ? (uids[index] ?? []) : []));
    expect((await page(search)).uids.toSorted()).toEqual(expected.toSorted());
  });

  it('a search in ASCII asks the repository once, and any other once for each spelling', async () => {
    const { page, searches } = await aQueueOf({ Jorg: 1 });
    await page('Jorg');
    expect(searches()).toBe(1);
    await page('Иван');
    expect(searches()).toBe(1 + 3);
  });

  it('the matches of a second spelling fill the page of the first', async () => {
    const { uids, walk } = await aQueueOf({ Jörg: PAGE_SIZE - 2, JÖRG: 2 });
    expect(await walk('jörg')).toEqual([uids.flat()]);
  });

  it('the matches of a second spelling that do not fit are the next page', async () => {
    const { uids, walk } = await aQueueOf({ Jörg: PAGE_SIZE - 2, JÖRG: 3 });
    expect(await walk('jörg')).toEqual(uids);
  });

  it('a full page has no next one if no other spelling has matches', async () => {
    const { uids, walk } = await aQueueOf({ Jörg: PAGE_SIZE });
    expect(await walk('jörg')).toEqual(uids);
  });

  it('the pages of both spellings are walked to the end', async () => {
    const { uids, walk } = await aQueueOf({ Jörg: PAGE_SIZE + 3, JÖRG: PAGE_SIZE + 4 });
    const [lower = [], upper = []] = uids;
    expect(await walk('jörg')).toEqual([
      lower.slice(0, PAGE_SIZE),
      lower.slice(PAGE_SIZE),
      upper.slice(0, PAGE_SIZE),
      upper.slice(PAGE_SIZE),
    ]);
  });

  it('an account that matches two spellings is listed once, and leaves no empty page', async () => {
    const { uids, walk } = await aQueueOf({ Groß: PAGE_SIZE * 3 }, (uid) => `gross-${uid}@example.com`);
    const pages = await walk('groß');
    expect(pages.flat().toSorted()).toEqual(uids.flat().toSorted());
    expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE, PAGE_SIZE, PAGE_SIZE]);
  });

  it('a page does not cost any number of searches', async () => {
    const { page, searches } = await aQueueOf({ Groß: PAGE_SIZE * 9 }, (uid) => `gross-${uid}@example.com`);
    expect(await page('groß', '1~')).toEqual({ uids: [], next: expect.stringMatching(/^1~./) });
    expect(searches()).toBe(8);
  });

  it('a failed read is passed on', async () => {
    const { reviewQueue, network } = await aQueueOf({ Jörg: 1 });
    network.refuseNext('reading', { code: 'unavailable' });
    const query = { status: 'pending', search: 'jörg', cursor: null } as const;
    expect(errorOf(await reviewQueue.page(query))).toEqual({ code: 'unavailable' });
  });
});

describe('the cursor of a search', () => {
  it('the cursor of a search needs no escaping for a later spelling', async () => {
    const { page } = await aQueueOf({ Jörg: PAGE_SIZE, JÖRG: 1 });
    const { next } = await page('jörg');
    expect(next).toBe(encodeURIComponent(next ?? ''));
  });

  it.each(['9~', '2~x', '0~', '1', '~', '-1~', '1.5~', '###'])(
    'a cursor that was made up, “%s”, asks for the first page',
    async (cursor) => {
      const { uids, page } = await aQueueOf({ Jörg: 2 });
      expect((await page('jörg', cursor)).uids).toEqual(uids.flat());
    },
  );

  it('a cursor that was cut asks for the first page of its spelling', async () => {
    const { uids, page } = await aQueueOf({ Jörg: 1, JÖRG: PAGE_SIZE + 1 });
    const second = await page('jörg');
    const third = await page('jörg', (await page('jörg', second.next)).next?.slice(0, -3) ?? '');
    expect(third.uids).toEqual(uids[1]?.slice(0, PAGE_SIZE));
  });

  it('a cursor of another search asks for the first page', async () => {
    const { uids, page } = await aQueueOf({ Jorg: 2, Jörg: PAGE_SIZE, JÖRG: 1 });
    const { next } = await page('jörg');
    expect((await page('jorg', next)).uids).toEqual(uids[0]);
  });
});
