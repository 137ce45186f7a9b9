import { listed } from '#core/words.ts'
import type { SignInFacts } from '#server/accounts/index.ts'
import { dayAndMonth } from '#server/platform/day-words.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { corner } from './mail-account-links.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { card, opening, type Part, remark } from './mail-parts.ts'
import { longDay, timeOf } from './mail-words.rules.ts'

/** What every mail to the owner of an account may say. */
export interface Notice {
  /** "Dear Eleanor", or without the name. */
  dear: string
  at: Date
  settingsUrl: string
  forgotUrl: string
}

/** "15 November 10:30 Tokyo time". */
const moment = (at: Date) => `${dayAndMonth(tokyoIso(at))} ${timeOf(tokyoIso(at))} Tokyo time`

const notYou = ({ forgotUrl }: Notice, prose = 'A new password signs every device out and ends what was asked for.') =>
  card('If it was not you', prose, { label: 'Choose a new password', url: forgotUrl })

const noticeOf = (subject: string, preview: string, parts: readonly Part[]): Mail =>
  mailOf({ subject, preview, reference: corner, parts })

export const mailPasswordChanged = (notice: Notice): Mail =>
  noticeOf('Your password is changed', 'If it was you, there is nothing to do.', [
    opening({
      title: 'Your password is changed.',
      prose: [
        `${notice.dear}, the password of your account was changed on ${moment(notice.at)}. Other devices were signed out. If it was you, there is nothing to do.`,
      ],
    }),
    notYou(notice, 'Choose another one at once; it signs every device out.'),
  ])

export const mailChangeAsked = (notice: Notice): Mail =>
  noticeOf('A new address was asked for', 'It changes only when the new address confirms.', [
    opening({
      title: 'Your account is to have another address.',
      prose: [
        `${notice.dear}, on ${moment(notice.at)} somebody who knows your password asked to give your account another address. It changes when the new one confirms; until then mails come here. If it was you, there is nothing to do here.`,
      ],
    }),
    notYou(notice),
  ])

export const mailEmailChanged = ({ dear, at }: Notice): Mail =>
  noticeOf('Your account has a new address', 'Mails about your account go there from now on.', [
    opening({
      title: 'Your account has a new address.',
      prose: [
        `${dear}, the new address was confirmed on ${moment(at)}. What concerns your account goes there from now on; this is the last such mail here. Other devices were signed out.`,
      ],
    }),
    remark('If it was not you', 'Answer this mail or ring the desk, and we look at it together with you.'),
  ])

export const mailNewDevice = (notice: Notice, { device, address, at }: SignInFacts): Mail =>
  noticeOf('A new device signed in to your account', 'Was it you?', [
    opening({
      title: 'A device we do not know signed in.',
      prose: [
        `${notice.dear}, somebody signed in to your account with your password.`,
        `${device}, ${address}, ${moment(at)}. Was it you? Then there is nothing to do.`,
      ],
      button: { label: 'See your devices', url: notice.settingsUrl },
    }),
    notYou(notice, 'A new password signs every device out.'),
  ])

export const mailTwoFactorOn = (notice: Notice): Mail =>
  noticeOf('Two-factor is on', 'From now on a code is asked for at sign-in, too.', [
    opening({
      title: 'Two-factor is on.',
      prose: [
        `${notice.dear}, since ${moment(notice.at)} a code of your authenticator app is asked for beside the password. Keep the recovery codes where you find them without your phone.`,
      ],
      button: { label: 'Open the settings', url: notice.settingsUrl },
    }),
    notYou(notice, 'Choose a new password, then answer this mail or ring the desk.'),
  ])

export const mailTwoFactorOff = (notice: Notice): Mail =>
  noticeOf('Two-factor is off', 'From now on the password alone is enough.', [
    opening({
      title: 'Two-factor is off.',
      prose: [`${notice.dear}, since ${moment(notice.at)} the password alone opens your account.`],
      button: { label: 'Open the settings', url: notice.settingsUrl },
    }),
    notYou(notice, 'Choose a new password; it signs every device out. Then turn two-factor on again.'),
  ])

export function mailClosing({ dear }: Notice, url: string, eraseAfter: Date): Mail {
  const day = longDay(tokyoIso(eraseAfter))
  return noticeOf('Your account is closed', `Until ${day} you can take it back.`, [
    opening({
      title: `Your account is closed. It is erased after ${day}.`,
      prose: [
        `${dear}, you are signed out everywhere. Until ${day}, ${timeOf(tokyoIso(eraseAfter))} Tokyo time, the link below takes it all back; it works once.`,
        'Days that you have booked stay booked. The links in their mails open them as before.',
      ],
      button: { label: 'Keep my account', url },
    }),
    remark(
      'If it was not you',
      'Keep the account by the button, then choose a new password. Or ring the desk, and we do it together.',
    ),
  ])
}

export const mailKept = (notice: Notice): Mail =>
  noticeOf('Your account stays', 'Nothing was erased. You can sign in as before.', [
    opening({
      title: 'Your account stays.',
      prose: [`${notice.dear}, nothing was erased, and you can sign in as before. It is good to have you back.`],
    }),
    notYou(notice, 'A new password keeps everybody else out.'),
  ])

/** The last one. Nobody is known by this address any more. */
export const mailErased = (dear: string): Mail =>
  noticeOf('Your account is erased', 'What the law has us keep no longer says who it was.', [
    opening({
      title: 'Your account is erased.',
      prose: [
        `${dear}, what we held about you is erased. What the law has us keep, such as receipts, no longer says who it was. If a day is still ahead, its crew keeps your name and telephone until 30 days after it.`,
        'Thank you for the days with us. This is our last mail about your account.',
      ],
    }),
  ])

export const mailKeysGiven = (notice: Notice): Mail =>
  noticeOf('You can open the office now', 'Sign in again to see it.', [
    opening({
      title: 'You can open the office now.',
      prose: [
        `${notice.dear}, since ${moment(notice.at)} your account has the keys of the office. You were signed out; sign in again to see it.`,
      ],
    }),
    notYou(notice, 'If you do not work with us, answer this mail, and choose a new password.'),
  ])

export const mailRolesChanged = (notice: Notice, roles: readonly string[]): Mail =>
  noticeOf('Your role in the office changed', `You are ${listed(roles)} now.`, [
    opening({
      title: 'Your role in the office changed.',
      prose: [
        `${notice.dear}, since ${moment(notice.at)} you are ${listed(roles)}. You were signed out; sign in again to see what you may do.`,
      ],
    }),
    notYou(notice, 'If you did not expect this, ask an owner of the office.'),
  ])

export const mailKeysTaken = ({ dear, at }: Notice): Mail =>
  noticeOf('Your account opens the office no more', 'Your own bookings stay as they are.', [
    opening({
      title: 'Your account opens the office no more.',
      prose: [
        `${dear}, since ${moment(at)} your account is a guest’s again. You were signed out. What you booked yourself stays as it is.`,
      ],
    }),
  ])
