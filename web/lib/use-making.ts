import { useNavigate, useSearch } from '@tanstack/react-router'

/** Whether the dialog that makes a new thing is open: the address says so, so that the palette can open it from anywhere. */
export function useMaking(): [boolean, (open: boolean) => void] {
  const { make } = useSearch({ strict: false })
  const navigate = useNavigate()
  const set = (open: boolean) =>
    void navigate({ to: '.', replace: true, search: (old) => ({ ...old, make: open ? true : undefined }) })
  return [make === true, set]
}
