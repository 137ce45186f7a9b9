import { type OfficeRole, officeRoles } from '#core/office-rights.ts'
import { runTask } from '#server/testing/run-task.ts'
import type { TestAnnai } from './annai.ts'
import type { Belongings } from './belongings.ts'
import { bearing, rightPassword } from './people.ts'
import { newDevice, newPerson, send, type TestPerson } from './signed-in-people.ts'

export interface TestCaller {
  /** Whom the server sees in them: nobody, where their session is over. */
  role: 'user' | 'admin' | null
  officeRoles: readonly OfficeRole[]
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
  ...officeRoles,
  'demoted',
  'closed',
  'erased',
] as const
export type CallerName = (typeof callerNames)[number]

export const isOfOffice = (caller: CallerName): caller is OfficeRole =>
  (officeRoles as readonly string[]).includes(caller)

/** Everybody who may come: `user` is the one to whom things belong. */
export async function everyCaller(annai: TestAnnai, owner: Belongings): Promise<Record<CallerName, TestCaller>> {
  const [other, lister] = [await newPerson(annai), await newPerson(annai)]
  const office = await everyRole(annai)
  return {
    nobody: { ...noRole, role: null, headers: async () => ({}) },
    forged: { ...noRole, role: null, headers: async () => bearing('A'.repeat(43)) },
    user: { ...noRole, role: 'user', headers: owner.headers },
    'other user': { ...noRole, role: 'user', ...session(annai, other) },
    // Nothing can be listed yet, so this is a user like any other; with listings they get some here.
    'owner of listings': { ...noRole, role: 'user', ...session(annai, lister) },
    ...office,
    demoted: gone(await demoted(annai)),
    closed: gone(await closed(annai)),
    erased: gone(await erased(annai)),
  }
}

const noRole = { officeRoles: [] } as const

/** Somebody of the office for each role. */
export async function everyRole(annai: TestAnnai): Promise<Record<OfficeRole, TestCaller>> {
  const holder = async (role: OfficeRole): Promise<TestCaller> => ({
    ...{ role: 'admin', officeRoles: [role] },
    ...session(annai, await newPerson(annai, 'admin', [role])),
  })
  return {
    ...{ owner: await holder('owner'), dispatcher: await holder('dispatcher'), desk: await holder('desk') },
    ...{ bookkeeper: await holder('bookkeeper'), reader: await holder('reader') },
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
const gone = ({ headers }: TestPerson): TestCaller => ({ ...noRole, role: null, headers: async () => headers })

async function demoted(annai: TestAnnai): Promise<TestPerson> {
  const [person, by] = [await newPerson(annai, 'admin'), await newPerson(annai, 'admin')]
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
