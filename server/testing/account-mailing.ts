import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { type AccountNews, tellAccount } from '#server/accounts/index.ts'
import { closeMail } from '#server/platform/mail.ts'
import { type Letter, shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { runDueJobs, shareTestAnnai } from './annai.ts'
import { addAccount } from './signed-in-people.ts'

interface Somebody {
  fullName?: string
  email?: string
  role?: 'admin' | 'user'
  verified?: boolean
}

/** One application without demo data and one real mail server for all tests of a file about mails of accounts. */
export function shareAccountMailing() {
  const { settings: mail, server } = shareMailServer()
  const annai = shareTestAnnai({ settings: { mail, publicUrl: 'https://annai.example' } })
  afterAll(() => closeMail(annai().ctx))

  async function somebody({ fullName = 'Eleanor Marsh', role = 'user', verified = true, ...given }: Somebody = {}) {
    const id = randomUUID()
    const email = given.email ?? `${id}@example.com`
    const emailVerifiedAt = verified ? { emailVerifiedAt: annai().clock.now() } : {}
    await addAccount(annai(), { id, fullName, email, role, passwordHash: 'none', ...emailVerifiedAt })
    return { userId: id, email }
  }

  /** Runs what is due, and answers what arrived meanwhile. */
  async function deliver() {
    const before = server().letters.length
    const failures = await runDueJobs(annai())
    return { letters: server().letters.slice(before), failures }
  }

  async function tell(news: AccountNews): Promise<Letter[]> {
    await tellAccount(annai().ctx.db, news)
    const { letters, failures } = await deliver()
    expect(failures).toEqual([])
    return letters
  }

  return { annai, server, somebody, deliver, tell }
}

/** What is true of every mail about an account. */
export function expectProper(letter: Letter | undefined, to: string) {
  expect(letter?.recipients).toEqual([to])
  expect(letter?.to).toEqual([{ name: '', address: to }])
  expect(letter?.header('auto-submitted')).toBe('auto-generated')
  expect(letter?.replyTo).toEqual([{ name: 'Office', address: 'office@annai.example' }])
  expect(letter?.subject).not.toContain('@')
  expect(letter?.html).toContain('<h1')
  expect(letter?.text).toContain('Your account')
}
