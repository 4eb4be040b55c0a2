import { defineErrors } from '../../platform/errors.ts'

export const modelErrors = defineErrors('models', {
  notFound: { status: 404, message: 'Model not found', detail: 'the team has no such model' },
  taken: {
    status: 409,
    message: 'Model already configured',
    detail: 'the team has this model of this provider already: delete it first',
  },
  noTranscription: {
    status: 409,
    message: 'No transcription model',
    detail: 'the space has no transcription model: set transcriptionModelId',
  },
  failed: { status: 424, message: 'The model failed', detail: 'the model did not do what it was asked' },
})
