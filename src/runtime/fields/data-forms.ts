// chunk: data-form
import { ExpressionError } from '../../expressions/expression-error.ts';
import { answerMessages } from '../../forms/data-form/answer-messages.ts';
import { type Answers, countingValues, readAnswers } from '../../forms/data-form/answers.ts';
import type { DataForm } from '../../forms/data-form/definition.ts';
import { type AnswerMode, failuresOfAnswers } from '../../forms/data-form/failures-of-answers.ts';
import { openAnswers } from '../../forms/data-form/open-answers.ts';
import type { DataConstraints } from '../../forms/data-form/schema.ts';
import type { TextValue } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import type { Evaluator, FieldError } from '../contract/screen.ts';

/** Support for fields whose inputs are defined by data. Loaded with the first screen that has one. */
export interface DataForms {
  /** The value in editable form; unchanged while the definition is not available. */
  open(field: Field, value: unknown, evaluator: Evaluator): unknown;
  /** The effective part of the value: the values of shown inputs. */
  counting(field: Field, value: unknown, evaluator: Evaluator): unknown;
  /** Errors of the inputs inside, named like their controls: `answers.familyName`. Throws while the definition is not available. */
  errors(
    field: Field,
    value: unknown,
    evaluator: Evaluator,
    mode: AnswerMode,
    messages: { readonly [key: string]: TextValue },
  ): readonly FieldError[];
}

interface Definition {
  readonly form: DataForm;
  readonly version: string;
}

interface Opened extends Definition {
  readonly value: unknown;
  readonly answers: Answers;
}

/** `constraints`: all of them, from `Host.loadConstraints`. */
export function createDataForms(constraints: DataConstraints): DataForms {
  /** Called on every key press, so the last result is cached per field. */
  const last = new Map<string, Opened>();
  const opened = (field: Field, value: unknown, evaluator: Evaluator): Opened | null => {
    const definition = definitionOf(field, evaluator);
    if (definition === null) return null;
    const { form, version } = definition;
    const known = last.get(field.name);
    if (known?.form === form && known.version === version && known.value === value) return known;
    const next = { form, version, value, answers: openAnswers(form, version, value, constraints) };
    last.set(field.name, next);
    return next;
  };
  const openedNow = (field: Field, value: unknown, evaluator: Evaluator): Opened | null => {
    try {
      return opened(field, value, evaluator);
    } catch (error) {
      if (error instanceof ExpressionError) return null;
      throw error;
    }
  };
  return {
    open: (field, value, evaluator) => openedNow(field, value, evaluator)?.answers ?? value,
    counting(field, value, evaluator) {
      const now = openedNow(field, value, evaluator);
      return now === null ? value : { ...now.answers, values: countingValues(now.form, now.answers.values) };
    },
    errors(field, value, evaluator, mode, messages) {
      const definition = definitionOf(field, evaluator);
      if (definition === null) return [];
      const values = readAnswers(value)?.values ?? {};
      const failures = failuresOfAnswers(definition.form, values, constraints, mode);
      const told = answerMessages({ failures, constraints, messages, text: evaluator.text });
      return told.map(({ name, message }) => ({ field: name === '' ? field.name : `${field.name}.${name}`, message }));
    },
  };
}

/** null = the field's inputs are not defined by data. */
function definitionOf({ dataForm }: Field, evaluator: Evaluator): Definition | null {
  if (dataForm === undefined) return null;
  const form = evaluator.evaluate(dataForm.definition) as DataForm;
  return { form, version: String(evaluator.value(dataForm.version)) };
}
