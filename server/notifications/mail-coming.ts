import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { readCompany } from '#server/vouchers/index.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { opening, remark } from './mail-parts.ts'
import { sendOnce } from './send-once.ts'
import { unsubscribeHeaders, unsubscribeLinks } from './unsubscribe.ts'

interface Wished {
  wishId: string
  to: string
  /** What somebody wants to hear of; null: that the house opens. */
  title: string | null
  isStillSo: () => Promise<boolean>
}

const corner = 'Coming soon'

/**
 * The link by which an address is confirmed. It repeats nothing that was typed: anybody can enter anybody's address, and
 * would otherwise have us carry their words to strangers.
 */
export async function mailComingLink(
  ctx: Context,
  { wishId, askId, to, title, url, isStillSo }: Wished & { askId: string; url: string },
): Promise<void> {
  const what = title === null ? 'when we open' : `when this is here: ${title}`
  await sendOnce(ctx, {
    occasion: `coming-link:${wishId}:${askId}`,
    bookingId: null,
    isStillSo,
    // Anybody can name any address.
    limit: 'coming',
    write: async () => ({
      to,
      replyTo: ctx.settings.mail.office,
      ...mailOf({
        subject: 'Shall we tell you?',
        preview: 'One press, and one mail comes. Without it nothing does.',
        reference: corner,
        parts: [
          opening({
            title: 'Shall we tell you?',
            prose: [
              `Somebody asked us to write to this address ${what}. If it was you, press the button: then one mail comes, and no other.`,
              'The same page takes your address off again.',
            ],
            button: { label: 'Yes, tell me', url },
          }),
          remark(
            'If it was not you',
            'There is nothing to do. Without the press nothing comes, and we forget the address within a week.',
          ),
        ],
      }),
    }),
  })
}

/** What the office wrote for the day on which it is here. */
function comingMail(publicUrl: string, { title, news, link }: ComingWords, unsubscribeUrl: string): Mail {
  const subject = title === null ? 'We are open' : `It is here: ${title}`
  return mailOf({
    subject,
    preview: news.slice(0, 120) || 'You asked us to tell you.',
    reference: corner,
    parts: [
      opening({
        title: subject,
        prose: [
          ...(title === null ? ['You can book your days in Tokyo with us now.'] : news.split(/\n\s*\n/)),
          'You asked us to tell you. This is the one mail about it.',
        ],
        button: { label: title === null ? 'Look around' : 'See it', url: new URL(link, publicUrl).href },
      }),
    ],
    unsubscribe: { label: 'Tell me of nothing that is coming', url: unsubscribeUrl },
  })
}

interface ComingWords {
  title: string | null
  news: string
  link: string
}

export async function mailComing(
  ctx: Context,
  { wishId, to, isStillSo, ...words }: Wished & ComingWords,
): Promise<void> {
  await sendOnce(ctx, {
    occasion: `coming:${wishId}`,
    bookingId: null,
    isStillSo,
    write: async () => {
      const links = await unsubscribeLinks(ctx, wishId, 'coming')
      return {
        to,
        replyTo: ctx.settings.mail.office,
        headers: unsubscribeHeaders(links),
        ...comingMail(ctx.settings.publicUrl, words, links.page),
      }
    },
  })
}

/** As it will go out, with the place of each reader's own link. */
export async function previewOfComing(ctx: Context, words: ComingWords): Promise<{ subject: string; text: string }> {
  const { subject, draw } = comingMail(ctx.settings.publicUrl, words, `${ctx.settings.publicUrl}/unsubscribe`)
  return { subject, text: draw(await readCompany(ctx.db), tokyoDayOf(ctx.clock.now())).text }
}
