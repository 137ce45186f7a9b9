import { ChevronDown } from 'lucide-react'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Question, QuestionGroup } from './question.ts'

interface QuestionSectionProps {
  group: QuestionGroup
  /** Without a search everything is shown. */
  hits: ReadonlySet<string> | undefined
  /** The question that shows how the others open. */
  openId: string | undefined
}

export function QuestionSection({ group, hits, openId }: QuestionSectionProps) {
  const isHit = ({ id }: Question) => !hits || hits.has(id)
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-title`}
      hidden={!group.questions.some(isHit)}
      className="scroll-mt-6"
    >
      <h2
        id={`${group.id}-title`}
        tabIndex={-1}
        className="border-b border-ink pb-3.5 font-serif text-d3 outline-none print:break-after-avoid"
      >
        {group.title}
      </h2>
      {group.questions.map((question) => (
        <Answer key={question.id} of={question} hidden={!isHit(question)} open={question.id === openId} />
      ))}
    </section>
  )
}

function Answer({
  of: { id, question, answer, link },
  hidden,
  open,
}: {
  of: Question
  hidden: boolean
  open: boolean
}) {
  return (
    <details
      data-question={id}
      hidden={hidden}
      open={open}
      // It may have been opened or closed before React arrives, by hand or by the address.
      suppressHydrationWarning
      className="group border-b border-line print:break-inside-avoid print:details-content:[content-visibility:visible]"
    >
      <summary className="flex cursor-pointer list-none justify-between gap-5 rounded-tag py-4.5 font-serif text-[1.25rem] leading-[1.3] font-[420] outline-offset-0 hover:text-ai [&::-webkit-details-marker]:hidden">
        <span>{question}</span>
        <Icon of={ChevronDown} className="mt-0.5 transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      {/* The id stands inside, because browsers open what hides the target of an address, also without JavaScript. */}
      <div id={id} className="max-w-[66ch] scroll-mt-28 pb-[1.375rem] text-ink-2">
        <p>{answer}</p>
        {link && isBuilt(link.to) && (
          <p className="mt-2">
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        )}
      </div>
    </details>
  )
}
