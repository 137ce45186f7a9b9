import { useMemo } from 'react'
import { holds } from '#web/platform/rights.ts'
import { useSession } from '#web/platform/session.ts'
import type { ListDefinition } from './definition.ts'

/** The list with the columns that are for whoever looks at it. */
export function useColumnsFor<Row>(list: ListDefinition<Row>): ListDefinition<Row> {
  const { session } = useSession()
  return useMemo(() => {
    const columns = list.columns.filter(({ needs }) => !needs || holds(session, needs))
    return columns.length === list.columns.length ? list : { ...list, columns }
  }, [list, session])
}
