import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import {
  type AccountFacts,
  AccountNews,
  findAccountFacts,
  findSignInFacts,
  linkLifeMs,
  linkPendingChange,
  newAccountLink,
} from '#server/accounts/index.ts'
import type { Context } from '#server/platform/context.ts'
import * as mails from './mail-account.ts'
import * as links from './mail-account-links.ts'
import type { Mail } from './mail-page.ts'
import { greeting } from './mail-words.rules.ts'
import { moveChoices } from './move-choices.ts'
import { type Letter, sendTrue } from './send-once.ts'

const Payload = z.intersection(AccountNews, z.object({ newsId: z.uuid() }))

/** Tells people what happened to their account: each piece of news once, and only while it is true. */
export async function tellAccount(ctx: Context, payload: unknown): Promise<void> {
  const news = Payload.parse(payload)
  if (news.occasion === 'email-changed') await moveChoices(ctx, news.oldEmail, news.userId)
  const look = () => findAccountFacts(ctx.db, news.userId)
  await sendTrue(ctx, async () => {
    const account = await look()
    return {
      occasion: `${news.occasion}:${news.userId}:${news.newsId}`,
      bookingId: null,
      isFarewell: news.occasion === 'erased',
      write: async () => {
        const written = await writeTo(ctx, news, account)
        return written && { to: written.to, replyTo: ctx.settings.mail.office, ...written.mail }
      },
      ...(canBeAsked[news.occasion] && { limit: 'account' as const }),
      isStillSo: async () => isDeepStrictEqual(await look(), account),
    }
  })
}

/**
 * What anybody can have sent to any address, by typing it somewhere. Of several links the last one sent goes on working,
 * so that who gets no more of them has one. All others tell of what was done to an account by somebody who is in it.
 */
const canBeAsked: Readonly<Record<AccountNews['occasion'], boolean>> = {
  verify: true,
  reset: true,
  exists: true,
  'change-email': true,
  'email-change-asked': false,
  'password-changed': false,
  'two-factor-on': false,
  'two-factor-off': false,
  closing: false,
  kept: false,
  invited: false,
  'keys-given': false,
  'roles-changed': false,
  'keys-taken': false,
  'email-changed': false,
  'new-device': false,
  erased: false,
}

type Written = { to: Letter['to']; mail: Mail } | null

async function writeTo(ctx: Context, news: AccountNews, account: AccountFacts | undefined): Promise<Written> {
  if (news.occasion === 'erased') return { to: news.email, mail: mails.mailErased(dearTo(news.name)) }
  if (!account) return null
  if (news.occasion === 'change-email') return writeNewAddress(ctx, account)
  const mail = await writeOf(ctx, news, account)
  return mail && { to: news.occasion === 'email-changed' ? news.oldEmail : account.email, mail }
}

async function writeOf(ctx: Context, news: AccountNews, account: AccountFacts): Promise<Mail | null> {
  const notice = noticeTo(ctx, account)
  switch (news.occasion) {
    case 'verify':
      return account.isOpen && !account.isVerified
        ? links.mailVerify(await linkOf(ctx, account, 'verify_email'), linkLifeMs.verify_email)
        : null
    case 'exists':
      return writeExists(ctx, account, notice)
    case 'reset':
      return account.isOpen
        ? links.mailReset(await linkOf(ctx, account, 'reset_password'), linkLifeMs.reset_password)
        : null
    case 'closing':
      return account.eraseAfter && account.eraseAfter > notice.at
        ? mails.mailClosing(notice, await linkOf(ctx, account, 'keep_account'), account.eraseAfter)
        : null
    case 'new-device': {
      const signIn = await findSignInFacts(ctx.db, news.sessionId)
      return signIn ? mails.mailNewDevice(notice, signIn) : null
    }
    case 'email-change-asked':
      return mails.mailChangeAsked(notice)
    case 'email-changed':
      return mails.mailEmailChanged(notice)
    case 'password-changed':
      return mails.mailPasswordChanged(notice)
    case 'two-factor-on':
      return account.hasTwoFactor ? mails.mailTwoFactorOn(notice) : null
    case 'two-factor-off':
      return mails.mailTwoFactorOff(notice)
    case 'invited':
      return account.isOpen && !account.isVerified
        ? links.mailInvited(await linkOf(ctx, account, 'join_office'), linkLifeMs.join_office)
        : null
    case 'keys-given':
      return account.isOpen && account.role === 'admin' ? mails.mailKeysGiven(notice) : null
    case 'roles-changed':
      return account.isOpen && account.role === 'admin' ? mails.mailRolesChanged(notice, account.officeRoles) : null
    case 'keys-taken':
      return account.isOpen && account.role !== 'admin' ? mails.mailKeysTaken(notice) : null
    case 'kept':
      return account.isOpen ? mails.mailKept(notice) : null
    default:
      return null
  }
}

/** Somebody signed up again: they have an account to get into, or one to take back. */
async function writeExists(ctx: Context, account: AccountFacts, notice: mails.Notice): Promise<Mail | null> {
  if (account.isOpen) return links.mailExists(doorsOf(ctx.settings.publicUrl))
  if (!account.eraseAfter || account.eraseAfter <= notice.at) return null
  return mails.mailClosing(notice, await linkOf(ctx, account, 'keep_account'), account.eraseAfter)
}

const doorsOf = (publicUrl: string) => ({
  signInUrl: `${publicUrl}/sign-in`,
  forgotUrl: `${publicUrl}/forgot-password`,
})

/** To the address that is asked for now, which may be another than when the news were made. */
async function writeNewAddress({ db, clock, settings }: Context, { userId, isOpen }: AccountFacts): Promise<Written> {
  const link = isOpen ? await linkPendingChange(db, userId, clock.now()) : undefined
  if (!link) return null
  if (link.token === null) return { to: link.email, mail: links.mailAddressInUse(doorsOf(settings.publicUrl)) }
  const url = pageOf(settings.publicUrl, 'verify-email', link.token)
  return { to: link.email, mail: links.mailNewAddress(url, linkLifeMs.change_email) }
}

/** A name that is not known to be theirs is left out. */
const dearTo = (name: string | null) => (name ? greeting(name) : 'Good day')

function noticeTo({ clock, settings }: Context, { name, role }: AccountFacts): mails.Notice {
  return {
    dear: dearTo(name),
    at: clock.now(),
    settingsUrl: `${settings.publicUrl}/${role === 'admin' ? 'admin' : 'user'}/settings`,
    forgotUrl: `${settings.publicUrl}/forgot-password`,
  }
}

const pages = {
  verify_email: 'verify-email',
  reset_password: 'reset-password',
  keep_account: 'keep-account',
  join_office: 'reset-password',
} as const

/** A link is made when its mail is written: no token waits in a queue. */
async function linkOf({ db, clock, settings }: Context, account: AccountFacts, purpose: keyof typeof pages) {
  const { userId, email } = account
  const token = await newAccountLink(db, { userId, purpose, email }, clock.now())
  return pageOf(settings.publicUrl, pages[purpose], token)
}

const pageOf = (publicUrl: string, page: string, token: string) =>
  `${publicUrl}/${page}?token=${encodeURIComponent(token)}`
