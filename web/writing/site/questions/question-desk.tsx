import { MessageCircle } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { useSite } from '#web/platform/site.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { findAnswers, toSearchable } from './find-answers.ts'
import { GroupList } from './group-list.tsx'
import { NoAnswer } from './no-answer.tsx'
import { QuestionSection } from './question-section.tsx'
import { questionGroups, questionGroupsWhere, questions } from './questions.ts'
import { SearchBox } from './search-box.tsx'
import { outcomeOf } from './search-outcome.ts'
import { useGroupInView } from './use-group-in-view.ts'
import { useOpenAddressed, useOpenHits } from './use-open-answers.ts'
import { useSearchWords } from './use-search-words.ts'

const groupIds = questionGroups.map((group) => group.id)

/** Everything people ask, with a search that narrows it down and a list of groups that leads through it. */
export function QuestionDesk({ title }: { title: string }) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { words, settledWords, type, ask } = useSearchWords()
  const groups = questionGroupsWhere(useSite())
  const searchables = useMemo(() => groups.flatMap((group) => group.questions).map(toSearchable), [groups])
  const hits = useMemo(() => findAnswers(searchables, words), [searchables, words])
  const currentGroup = useGroupInView(groupIds)
  useOpenHits(list, hits)
  useOpenAddressed()

  const shownGroups = groups.filter((group) => !hits || group.questions.some(({ id }) => hits.has(id)))
  const goToFirstHit = () => {
    ask(words)
    if (hits) list.current?.querySelector<HTMLElement>('details:not([hidden]) summary')?.focus()
  }
  /** The button that was pressed goes away with the search it ends, so the focus returns to the field. */
  const askAnew = (asked: string) => {
    ask(asked)
    field.current?.focus()
  }

  return (
    <div className="wrap pt-8 md:pt-12">
      <div className="max-w-[760px]">
        <h1 className="font-serif text-[clamp(36px,4vw,56px)] leading-[1.1] font-[380] tracking-[-0.012em]">{title}</h1>
        <SearchBox
          inputRef={field}
          words={words}
          outcome={outcomeOf(settledWords, findAnswers(searchables, settledWords))}
          onType={type}
          onSubmit={goToFirstHit}
          onClear={() => askAnew('')}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 md:grid-cols-[240px_minmax(0,1fr)] md:gap-18 md:pt-4 print:block">
        <div className="md:sticky md:top-6 md:self-start print:hidden">
          <GroupList groups={shownGroups} current={currentGroup} words={words.trim()} />
          <OfficeHint />
        </div>
        <div ref={list} className="space-y-13">
          {hits?.size === 0 && <NoAnswer words={words.trim()} onAsk={askAnew} />}
          {groups.map((group) => (
            <QuestionSection key={group.id} group={group} hits={hits} openId={questions[0]?.id} />
          ))}
          <StillAsking />
        </div>
      </div>
    </div>
  )
}

function OfficeHint() {
  if (!isBuilt('/contact-us')) return null
  return (
    <div className="mt-6 border-t border-line pt-[1.125rem] text-sm max-md:hidden">
      <p className="text-ink-2">Not here? A person answers.</p>
      <TextLink to="/contact-us" className="mt-2.5 inline-block font-semibold">
        Write to the office
      </TextLink>
    </div>
  )
}

function StillAsking() {
  if (!isBuilt('/contact-us')) return null
  return (
    <Alert icon={MessageCircle} className="print:hidden">
      Did this not answer it? <TextLink to="/contact-us">Write to the office</TextLink>, and a person at the desk reads
      it.
    </Alert>
  )
}
