import { counted } from '#core/words.ts'
import { inOrder, standards } from './capabilities.ts'
import { announceWith } from './platform/announcements.ts'
import type { Context } from './platform/context.ts'

/**
 * Takes demo data away, all of it or nothing: a house in which somebody booked refuses, and what the owner entered and
 * the standards stay. Answers what went.
 */
export async function removeDemo(ctx: Context): Promise<string[]> {
  const taken = await ctx.db.transaction().execute(async (tx) => {
    const all: [what: string, count: number][] = []
    for (const { takeDemoAway } of inOrder.toReversed())
      if (takeDemoAway) all.push(...Object.entries(await takeDemoAway(tx)))
    for (const topic of ['pages', 'fleet']) await announceWith(tx, topic)
    return all
  })
  // Where demo data stood in the place of a standard, that comes back.
  for (const lay of standards) await lay(ctx)
  return taken.filter(([, count]) => count > 0).map(([what, count]) => counted(count, ...nouns(what)))
}

const nouns = (what: string): [one: string, many: string] => {
  const [one = what, many = what] = what.split('|')
  return [one, many]
}
