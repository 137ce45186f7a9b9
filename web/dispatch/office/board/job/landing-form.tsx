import type { BoardJob } from '#contract/dispatch.ts'
import { LandingForm } from '#web/booking/office/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { mergeJobs } from '../board-store.ts'
import { bookingPath, hourOf } from './job-words.ts'
import { followsFlight, landedWords } from './landing-words.ts'

/** The landing as the booking has it, too; the terminal is its pick-up and is changed there. */
export function JobLanding({ job }: { job: BoardJob }) {
  const isFollowed = followsFlight(job)
  const onSaved = (done: BoardJob) => {
    mergeJobs([done])
    if (isFollowed) {
      const { title, isWaiting } = landedWords(job, done)
      return toast({ tone: isWaiting ? 'error' : 'ok', title })
    }
    toast({
      tone: 'ok',
      title: done.landsAt
        ? `${job.flight} lands at ${hourOf(done.landsAt)}.`
        : `${job.flight}: the landing is open again.`,
    })
  }
  return (
    <>
      <LandingForm of={{ ...job, isFollowed }} onSaved={onSaved} />
      {isFollowed && (
        <p className="text-sm">
          <TextLink to={`${bookingPath(job.reference)}#flight`} className="inline-flex items-center max-md:min-h-11">
            Another terminal
          </TextLink>
        </p>
      )}
    </>
  )
}
