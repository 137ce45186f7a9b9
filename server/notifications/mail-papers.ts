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
    occasion: `${paper.of}-paper:${paper.paperId}:${paper.warning}`,
    bookingId: null,
    write: async () => ({
      to: office,
      replyTo: office,
      ...paperMail(paper, `${ctx.settings.publicUrl}${pages[paper.of]}${paper.ownerId}`),
    }),
  })
}

const pages = { car: '/admin/cab/Edit?id=', person: '/admin/people/' }

const words = {
  car: {
    takesNoJob: 'the car takes no job',
    without: 'The car goes out without it.',
    name: 'Car',
    opens: 'Open the car',
  },
  person: {
    takesNoJob: 'they take no job',
    without: 'They go on working without it.',
    name: 'Name',
    opens: 'Open their page',
  },
} as const

function paperMail(ending: EndingPaper, url: string): Mail {
  const { of, owner, ownerDetail, paper, endsOn, daysLeft, holdsBack, jobsBeyond } = ending
  const { takesNoJob, without, name, opens } = words[of]
  const left = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
  const title = `${owner}: ${paper} ends ${left}`
  const jobs = jobsBeyond === 1 ? 'One job lies' : `${jobsBeyond} jobs lie`
  return mailOf({
    subject: title,
    preview: holdsBack ? `After that day ${takesNoJob}.` : without,
    reference: '',
    parts: [
      opening({
        title: `${title}.`,
        prose: [
          holdsBack
            ? `After ${longDayWithYear(endsOn)} ${takesNoJob} until the new paper is there.${jobsBeyond > 0 ? ` ${jobs} beyond it.` : ''}`
            : without,
        ],
        button: { label: opens, url },
      }),
      facts('The paper', [
        [name, [owner, ownerDetail].filter(Boolean).join(', ')],
        ['Paper', paper],
        ['Ends on', longDayWithYear(endsOn)],
      ]),
    ],
  })
}
