import { type Mail, mailOf } from './mail-page.ts'
import { card, opening } from './mail-parts.ts'

/**
 * Mails whose link does something, once. They go to addresses that anybody can type, so they repeat nothing that was
 * typed: no name, no other address.
 */

/** In the corner of every mail about an account. */
export const corner = 'Your account'

const minutes = (ms: number) => Math.round(ms / 60_000)
const hours = (ms: number) => Math.round(ms / 3_600_000)

export const mailVerify = (url: string, lifeMs: number): Mail =>
  mailOf({
    subject: 'Please confirm your address',
    preview: 'One press, and what you book with this address stands in your account.',
    reference: corner,
    parts: [
      opening({
        title: 'Welcome. Is this your address?',
        prose: [
          'An account was made at Annai with this address. Please confirm that it is yours: then you can sign in, and what you booked with it before stands in your account, too.',
          `The link works once, for ${hours(lifeMs)} hours.`,
          'If it was not you, do nothing. Somebody mistyped, and you hear no more of it.',
        ],
        button: { label: 'Confirm this address', url },
      }),
    ],
  })

/** Pages that anybody can open; no link here does anything by itself. */
export interface Doors {
  signInUrl: string
  forgotUrl: string
}

const newPassword = ({ forgotUrl }: Doors) =>
  card('If you do not know the password', 'A new one works at once, and confirms this address, too.', {
    label: 'Choose a new password',
    url: forgotUrl,
  })

export const mailExists = (doors: Doors): Mail =>
  mailOf({
    subject: 'You have an account already',
    preview: 'Sign in, or choose a new password.',
    reference: corner,
    parts: [
      opening({
        title: 'You have an account already.',
        prose: [
          'Somebody wanted to make an account at Annai with this address, which has one. Nothing was changed, and whoever it was did not hear of it.',
          'If it was you, sign in. If it was not, do nothing.',
        ],
        button: { label: 'Sign in', url: doors.signInUrl },
      }),
      newPassword(doors),
    ],
  })

export const mailAddressInUse = (doors: Doors): Mail =>
  mailOf({
    subject: 'This address has an account already',
    preview: 'Nothing was changed.',
    reference: corner,
    parts: [
      opening({
        title: 'This address has an account already.',
        prose: [
          'Another account at Annai was to have this address. It cannot: you have an account with it. Nothing was changed, and whoever asked did not hear of it.',
          'If it was you, sign in here instead, or give this account another address first. If it was not, do nothing.',
        ],
        button: { label: 'Sign in', url: doors.signInUrl },
      }),
      newPassword(doors),
    ],
  })

export const mailReset = (url: string, lifeMs: number): Mail =>
  mailOf({
    subject: 'Choose a new password',
    preview: `The link works once, for ${minutes(lifeMs)} minutes.`,
    reference: corner,
    parts: [
      opening({
        title: 'Choose a new password.',
        prose: [
          'Somebody asked for a new password for the account with this address.',
          `The link works once, for ${minutes(lifeMs)} minutes. With the new password every device is signed out, and two-factor stays on where it is on.`,
          'If it was not you, do nothing. The password stays as it is.',
        ],
        button: { label: 'Choose a new password', url },
      }),
    ],
  })

export const mailNewAddress = (url: string, lifeMs: number): Mail =>
  mailOf({
    subject: 'Please confirm your new address',
    preview: 'Until then everything goes to the address before.',
    reference: corner,
    parts: [
      opening({
        title: 'Is this your new address?',
        prose: [
          'An account at Annai is to have this address. It changes when you confirm, and not before.',
          `The link works once, for ${hours(lifeMs)} hours. Every other device is signed out then.`,
          'If you know nothing of it, do nothing. Then nothing changes.',
        ],
        button: { label: 'Confirm the new address', url },
      }),
    ],
  })

export const mailInvited = (url: string, lifeMs: number): Mail =>
  mailOf({
    subject: 'You are invited to the office of Annai',
    preview: 'Choose a password, and sign in.',
    reference: corner,
    parts: [
      opening({
        title: 'Come in.',
        prose: [
          'Somebody at the desk of Annai has made an account for this address, with the keys of the office. Choose a password, and sign in.',
          `The link works once, for ${Math.round(hours(lifeMs) / 24)} days.`,
          'If this means nothing to you, do nothing. Without a password the account opens nothing.',
        ],
        button: { label: 'Choose a password', url },
      }),
    ],
  })
