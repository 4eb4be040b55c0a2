import { useMutation } from '@tanstack/react-query'
import { showError } from './undo.ts'

/** What a press does; what goes wrong is told at the edge of the page. */
export const useAct = <Made, Given = void>(
  act: (given: Given) => Promise<Made>,
  onDone?: (made: Made, given: Given) => unknown,
) => useMutation({ mutationFn: act, onSuccess: (made, given) => onDone?.(made, given), onError: showError })
