import type { Context } from '#server/platform/context.ts'
import { mailOf } from './mail-page.ts'
import { opening, quotation } from './mail-parts.ts'
import { sendOnce } from './send-once.ts'

export interface LeaveAsked {
  id: string
  name: string
  email: string
  /** "Thu 24 to Mon 28 Dec". */
  days: string
  words: string
}

/** Somebody of the crew asks for leave, to the office; once. */
export async function mailLeaveAsked(ctx: Context, { id, name, email, days, words }: LeaveAsked): Promise<void> {
  const { office } = ctx.settings.mail
  const title = `${name} asks for leave: ${days}`
  await sendOnce(ctx, {
    occasion: `leave-asked:${id}`,
    bookingId: null,
    write: async () => ({
      to: office,
      replyTo: email ? { name, address: email } : office,
      ...mailOf({
        subject: title,
        preview: words.slice(0, 120) || days,
        reference: days,
        parts: [
          opening({
            title: `${title}.`,
            prose: ['Leave shows who stays free on these days, and which jobs would need somebody else.'],
            button: { label: 'Answer', url: `${ctx.settings.publicUrl}/admin/people/leave` },
          }),
          ...(words ? [quotation(words)] : []),
        ],
      }),
    }),
  })
}

export interface LeaveAnswer {
  id: string
  to: string
  name: string
  nameJa: string
  days: string
  /** The days that are granted; null: none. */
  granted: string | null
  words: string
}

/** What the office answered, in both languages; once. */
export async function mailLeaveAnswer(ctx: Context, answer: LeaveAnswer): Promise<void> {
  const { id, to, name, nameJa, days, granted, words } = answer
  const [said, saidJa] = granted
    ? [`Your leave is granted: ${granted}.`, `休暇が承認されました：${granted}。`]
    : [`Your leave ${days} is not granted.`, `休暇（${days}）は承認されませんでした。`]
  await sendOnce(ctx, {
    occasion: `leave-answer:${id}`,
    bookingId: null,
    write: async () => ({
      to,
      replyTo: ctx.settings.mail.office,
      ...mailOf({
        subject: granted ? `Leave granted / 休暇承認 (${granted})` : `Leave not granted / 休暇不承認 (${days})`,
        preview: `${said} ${saidJa}`,
        reference: days,
        parts: [
          opening({
            title: `${said} ${saidJa}`,
            prose: [`${name}: you asked for ${days}.`, `${nameJa || name}様：ご希望は${days}でした。`],
          }),
          ...(words ? [quotation(words)] : []),
        ],
        answering: 'Answer this mail and it reaches the office. ご返信は事務所に届きます。',
      }),
    }),
  })
}
