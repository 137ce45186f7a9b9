import { PhoneOff } from 'lucide-react'
import { boardStore } from '../board-store.ts'
import { byStart } from '../job/job-words.ts'
import { AttentionList } from './attention-list.tsx'

/** Crews that should have been heard of by now and were not: each with the way to their numbers. */
export function SilentList({ onOpen }: { onOpen: (reference: string) => void }) {
  const board = boardStore((state) => state.board)
  const silent = byStart(board?.jobs ?? []).flatMap((job) =>
    job.late?.silent ? [{ job, words: job.late.silent.words }] : [],
  )
  return (
    <AttentionList
      tone="warning"
      icon={PhoneOff}
      title={`${silent.length} without a word`}
      jobs={silent}
      onOpen={onOpen}
    />
  )
}
