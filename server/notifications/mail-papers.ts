import type { EndingPaper } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { facts, opening } from './mail-parts.ts'
import { longDayWithYear } from './mail-words.rules.ts'
import { sendOnce } from './send-once.ts'

/** Told to the office once for each warning. */
export async function mailPaperEnding(ctx: Context, paper: EndingPaper): Promise<void> {
  const { office } = ctx.settings.mail
  await sendOnce(ctx, {
    occasion: `car-paper:${paper.paperId}:${paper.warning}`,
    bookingId: null,
    write: async () => ({
      to: office,
      replyTo: office,
      ...paperMail(paper, `${ctx.settings.publicUrl}/admin/cab/Edit?id=${paper.carId}`),
    }),
  })
}

function paperMail({ car, plate, paper, endsOn, daysLeft, holdsBack, jobsBeyond }: EndingPaper, url: string): Mail {
  const left = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
  const title = `${car}: ${paper} ends ${left}`
  const jobs = jobsBeyond === 1 ? 'One job lies' : `${jobsBeyond} jobs lie`
  return mailOf({
    subject: title,
    preview: holdsBack ? 'After that day the car takes no job.' : 'The car goes out without it.',
    reference: '',
    parts: [
      opening({
        title: `${title}.`,
        prose: [
          holdsBack
            ? `After ${longDayWithYear(endsOn)} the car takes no job until the new paper is there.${jobsBeyond > 0 ? ` ${jobs} beyond it.` : ''}`
            : 'The car goes out without it.',
        ],
        button: { label: 'Open the car', url },
      }),
      facts('The paper', [
        ['Car', `${car}, ${plate}`],
        ['Paper', paper],
        ['Ends on', longDayWithYear(endsOn)],
      ]),
    ],
  })
}
