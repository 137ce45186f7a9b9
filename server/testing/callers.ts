import { runTask } from '#server/testing/run-task.ts'
import type { TestAnnai } from './annai.ts'
import type { Belongings } from './belongings.ts'
import { bearing, rightPassword } from './people.ts'
import { newDevice, newPerson, send, type TestPerson } from './signed-in-people.ts'

export interface TestCaller {
  /** Whom the server sees in them: nobody, where their session is over. */
  role: 'user' | 'admin' | null
  headers: () => Promise<Record<string, string>>
  /** What they did may have ended their session: the next call is made with another. */
  signInAgain?: () => void
}

export const callerNames = [
  'nobody',
  'forged',
  'user',
  'other user',
  'owner of listings',
  'admin',
  'demoted',
  'closed',
  'erased',
] as const
export type CallerName = (typeof callerNames)[number]

/** Everybody who may come: `user` is the one to whom things belong. */
export async function everyCaller(annai: TestAnnai, owner: Belongings): Promise<Record<CallerName, TestCaller>> {
  const [other, lister, admin] = [await newPerson(annai), await newPerson(annai), await newPerson(annai, 'admin')]
  return {
    nobody: { role: null, headers: async () => ({}) },
    forged: { role: null, headers: async () => bearing('A'.repeat(43)) },
    user: { role: 'user', headers: owner.headers },
    'other user': { role: 'user', ...session(annai, other) },
    // Nothing can be listed yet, so this is a user like any other; with listings they get some here.
    'owner of listings': { role: 'user', ...session(annai, lister) },
    admin: { role: 'admin', ...session(annai, admin) },
    demoted: gone(await demoted(annai, admin)),
    closed: gone(await closed(annai)),
    erased: gone(await erased(annai)),
  }
}

/** Signed in until somebody says that it may be over: a session for each call would take as long as the calls. */
function session(annai: TestAnnai, { userId }: TestPerson): Pick<TestCaller, 'headers' | 'signInAgain'> {
  let kept: Promise<Record<string, string>> | undefined
  return {
    headers: () => {
      kept ??= newDevice(annai, userId).then(({ headers }) => headers)
      return kept
    },
    signInAgain: () => {
      kept = undefined
    },
  }
}

/** With the token that they had while they could do something. */
const gone = ({ headers }: TestPerson): TestCaller => ({ role: null, headers: async () => headers })

async function demoted(annai: TestAnnai, by: TestPerson): Promise<TestPerson> {
  const person = await newPerson(annai, 'admin')
  const { status } = await send(annai, 'POST', `/admin/users/${person.userId}/role`, by.headers, { role: 'user' })
  if (status !== 204) throw new Error('Not demoted')
  return person
}

async function closed(annai: TestAnnai): Promise<TestPerson> {
  const person = await newPerson(annai)
  const leaving = { email: person.email, password: rightPassword }
  const { status } = await send(annai, 'POST', '/profile/delete', person.headers, leaving)
  if (status !== 200) throw new Error('Not closed')
  return person
}

async function erased(annai: TestAnnai): Promise<TestPerson> {
  const person = await closed(annai)
  const { db, clock } = annai.ctx
  const due = new Date(clock.now().getTime() - 1000)
  await db.updateTable('users').set({ erase_after: due }).where('id', '=', person.userId).execute()
  await runTask(annai.ctx, 'accounts.erase-due')
  const row = await db.selectFrom('users').select('erased_at').where('id', '=', person.userId).executeTakeFirstOrThrow()
  if (!row.erased_at) throw new Error('Not erased')
  return person
}
