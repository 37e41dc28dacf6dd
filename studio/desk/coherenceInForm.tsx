import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { createContext, useContext } from "react";
import {
  definePlugin,
  type DocumentBadgeComponent,
  type FieldProps,
  type InputProps,
  IntentButton,
  pathToString,
  type Path,
  type SchemaType,
  useGetFormValue,
} from "sanity";

import { baseId } from "../baseId.ts";
import type { PlacedFinding } from "./coherenceChecks.ts";
import { useChecked, useFindings } from "./coherenceWorker.ts";
import { fieldTitles } from "./fieldTitles.ts";
import { kinds } from "./findingKinds.ts";
import { replaceTyped } from "./replaceTyped.ts";
import { useAccept } from "./useAccept.ts";

/** The document of the form. Only what shows a finding is drawn again when it comes, not the form. */
const DocumentOfForm = createContext("");

/** Around a document's whole form: it is checked as it is written. */
function CheckedForm(props: InputProps) {
  return props.path.length === 0 ? <Checked {...props} /> : props.renderDefault(props);
}

function Checked(props: InputProps) {
  const document = props.value as { _id?: string; _type?: string } | undefined;
  const id = baseId(document?._id);
  useChecked(document);
  return (
    <DocumentOfForm value={id}>
      {props.renderDefault(props)}
      <Inside type={props.schemaType} />
    </DocumentOfForm>
  );
}

/** A field, and below it what its figures disagree with. */
function CheckedField(props: FieldProps) {
  if (!speaksFor(props.schemaType)) return props.renderDefault(props);
  return (
    <div>
      {props.renderDefault(props)}
      <FieldFindings {...props} />
    </div>
  );
}

function FieldFindings(props: FieldProps) {
  return useFindings(useContext(DocumentOfForm))
    .filter(({ path }) => startsWith(path, props.path))
    .map((finding) => <FieldFinding key={keyOf(finding)} finding={finding} field={props} />);
}

function FieldFinding({ finding, field }: { finding: PlacedFinding; field: FieldProps }) {
  const accept = useAccept(finding);
  const toast = useToast();
  const valueOf = useGetFormValue();
  const { replacement, found } = finding;
  const { onChange, readOnly } = field.inputProps;

  function replace() {
    const path = finding.path.slice(field.path.length);
    const change = replacement && replaceTyped(field.value, { ...finding, path, replacement });
    if (!change) return;
    onChange(change.patch);
    const id = keyOf(finding);
    const undo = () => {
      const stands = change.stands(valueOf(field.path));
      if (stands) onChange(change.undo);
      toast.push({
        id,
        status: stands ? "success" : "warning",
        title: stands
          ? "C’est annulé."
          : "Rien n’est annulé : le texte a changé depuis. L’historique du document garde ce qui s’y trouvait.",
      });
    };
    toast.push({
      id,
      status: "success",
      title: `« ${found} » est remplacé par ${replacement.object ? `la donnée « ${replacement.title} »` : `« ${replacement.written} »`}.`,
      description: <Button text="Annuler" mode="ghost" onClick={undo} />,
      duration: 20_000,
      closable: true,
    });
  }

  return (
    <Card
      tone="caution"
      border
      radius={2}
      padding={3}
      marginTop={2}
      role="status"
      aria-label={`Cohérence : ${found}`}
    >
      <Stack gap={3}>
        <Flex align="center" gap={2}>
          <Badge tone="caution">{kinds[finding.kind]}</Badge>
          <Text size={1} weight="semibold">
            {found}
          </Text>
        </Flex>
        <Text size={1}>{finding.message}</Text>
        <Flex gap={2} wrap="wrap">
          {replacement && !readOnly && (
            <Button
              text={replacement.object ? "Remplacer par la donnée" : `Écrire « ${replacement.written} »`}
              fontSize={1}
              padding={2}
              mode="ghost"
              onClick={replace}
            />
          )}
          <Button text="Accepter…" fontSize={1} padding={2} mode="bleed" onClick={() => void accept()} />
        </Flex>
      </Stack>
    </Card>
  );
}

/** What stands deeper than the form shows at first. */
function Inside({ type }: { type: SchemaType }) {
  const findings = useFindings(useContext(DocumentOfForm)).filter(
    ({ path }) => !speaksFor(fieldOf(type, path[0])),
  );
  if (findings.length === 0) return null;
  return (
    <Card tone="caution" border radius={2} padding={3} marginTop={5} role="status" aria-label="Cohérence">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          À vérifier dans ce document
        </Text>
        {findings.map((finding) => (
          <Flex key={keyOf(finding)} align="center" gap={3}>
            <Box flex={1}>
              <Stack gap={2}>
                <Text size={1}>
                  {finding.found} · {finding.message}
                </Text>
                <Text size={1} muted>
                  {fieldTitles(finding.outline, type, finding.path)}
                </Text>
              </Stack>
            </Box>
            <IntentButton
              intent="edit"
              params={{ id: finding.document, type: finding.type, path: pathToString(finding.path) }}
              mode="ghost"
              text="Ouvrir"
            />
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}

/** How many figures of the open document are to be checked, beside « Publier ». */
const coherenceBadge: DocumentBadgeComponent = ({ id }) => {
  const findings = useFindings(baseId(id));
  if (findings.length === 0) return null;
  const title = findings.map(({ found, message }) => `${found} : ${message}`).join("\n");
  return { label: `${findings.length} à vérifier`, color: "warning", title };
};

/** A field that shows its text itself: what is found in it is said below it. */
function speaksFor(type: SchemaType | undefined): boolean {
  if (type?.jsonType !== "array") return type?.jsonType === "string" || type?.jsonType === "number";
  return type.of.some((member) => isBlock(member) || member.jsonType === "string");
}

/** The innermost type has none of its own: null, whatever its declaration says. */
function isBlock(type: SchemaType | null | undefined): boolean {
  return type != null && (type.name === "block" || isBlock(type.type));
}

function fieldOf(type: SchemaType, name: Path[number] | undefined): SchemaType | undefined {
  return type.jsonType === "object" ? type.fields.find((field) => field.name === name)?.type : undefined;
}

function startsWith(path: Path, start: Path): boolean {
  return pathToString(path.slice(0, start.length)) === pathToString(start);
}

function keyOf({ path, index, found }: PlacedFinding): string {
  return `${pathToString(path)} ${index} ${found}`;
}

/** « Cohérence » speaks in the form while one writes. */
export const coherenceInForm = definePlugin({
  name: "coherence-in-form",
  form: { components: { input: CheckedForm, field: CheckedField } },
  document: { badges: (badges) => [...badges, coherenceBadge] },
});
