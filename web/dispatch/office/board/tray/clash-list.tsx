import { TriangleAlert } from 'lucide-react'
import { boardStore } from '../board-store.ts'
import { clashesIn } from '../job/job-words.ts'
import { AttentionList } from './attention-list.tsx'

/** Jobs whose crew cannot keep them as they stand, which were sold before a rule or a garage changed: the desk decides. */
export function ClashList({ onOpen }: { onOpen: (reference: string) => void }) {
  const board = boardStore((state) => state.board)
  if (!board) return null
  const clashes = clashesIn(board)
  return (
    <AttentionList
      tone="error"
      icon={TriangleAlert}
      title={`${clashes.length} cannot be kept`}
      jobs={clashes}
      onOpen={onOpen}
    />
  )
}
