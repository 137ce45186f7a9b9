import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ColumnDefinition, ListDefinition } from './definition.ts'
import type { SortWay } from './grid-head.tsx'
import type { ListControl } from './use-list-state.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
})

type GridInput<Row> = {
  list: ListDefinition<Row>
  control: ListControl
  rows: readonly Row[]
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
}

/** The table's model over what the address says: the server sorts, filters and pages; nothing is kept twice. */
export function useGrid<Row extends object>({ list, control, rows, selected, onSelect }: GridInput<Row>) {
  const { state, go } = control
  const columns = useMemo(
    () => list.columns.map(({ id, sorts }) => ({ id, accessorFn: (row: Row) => row, enableSorting: sorts === true })),
    [list],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(list.columns.map(({ id }) => [id, state.columns.includes(id)])),
    [list, state.columns],
  )
  const columnOrder = useMemo(() => [...state.columns], [state.columns])
  const sorting = useMemo((): SortingState => [sortOf(state.sort)], [state.sort])
  const data = useMemo(() => [...rows], [rows])

  const table = useTable({
    features,
    columns,
    data,
    getRowId: list.idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { columnOrder, columnVisibility, sorting, rowSelection: selected },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update
      if (next) go({ sort: next.desc ? `-${next.id}` : next.id })
    },
    onRowSelectionChange: (update) => onSelect(typeof update === 'function' ? update(selected) : update),
  })

  const shown = table
    .getVisibleLeafColumns()
    .map(({ id }) => list.columns.find((column) => column.id === id))
    .filter((column): column is ColumnDefinition<Row> => column !== undefined)
  const waySorted = (id: string): SortWay => {
    const way = table.getColumn(id)?.getIsSorted()
    if (!way) return null
    return way === 'asc' ? 'ascending' : 'descending'
  }
  return { table, shown, waySorted, sort: (id: string) => table.getColumn(id)?.toggleSorting() }
}

const sortOf = (sort: string) => ({ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') })
