import { Email } from '#contract/text.ts'
import type { AdminDeed } from '#server/admin.ts'
import { StartupError } from '#server/platform/postgres/startup-error.ts'
import { command } from '../command.ts'

const usage = `Say what to do, and for whom:
  npm run admin -- invite ADDRESS                a new set-up link, while nobody has the keys
  npm run admin -- forget-second-factor ADDRESS  for somebody of the office who lost app and paper codes
  npm run admin -- remove-demo                   takes demo data away, before the house opens`

const isDeed = (word: string): word is AdminDeed =>
  word === 'invite' || word === 'forget-second-factor' || word === 'remove-demo'

await command(async () => {
  const [deed = '', typed = '', ...more] = process.argv.slice(2)
  const wantsAddress = deed !== 'remove-demo'
  if (!isDeed(deed) || (typed !== '') !== wantsAddress || more.length > 0) throw new StartupError(usage)
  if (!wantsAddress) {
    const { admin } = await import('#server/admin.ts')
    return admin(deed)
  }
  const address = Email.safeParse(typed)
  if (!address.success) throw new StartupError(`${typed} is not an e-mail address.`)
  // Read only now: whoever mistyped a word need not wait for the whole server.
  const { admin } = await import('#server/admin.ts')
  await admin(deed, address.data)
})
