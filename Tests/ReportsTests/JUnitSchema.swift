/// JUnit's format as this project states it, as an XML Schema.
///
/// It is stricter than the schemas in use, those of Ant's and Maven's reports and of Jenkins' older
/// and newer plugins: what it allows, all of them allow.
let junitSchema = """
  <?xml version="1.0" encoding="UTF-8"?>
  <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:simpleType name="seconds">
      <xs:restriction base="xs:string"><xs:pattern value="[0-9]+\\.[0-9]{3}"/></xs:restriction>
    </xs:simpleType>
    <xs:simpleType name="name">
      <xs:restriction base="xs:string"><xs:minLength value="1"/></xs:restriction>
    </xs:simpleType>
    <xs:attributeGroup name="numbers">
      <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
      <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
      <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
      <xs:attribute name="time" type="seconds" use="required"/>
    </xs:attributeGroup>
    <xs:complexType name="problem">
      <xs:simpleContent>
        <xs:extension base="xs:string">
          <xs:attribute name="type" type="name" use="required"/>
          <xs:attribute name="message" type="name" use="required"/>
        </xs:extension>
      </xs:simpleContent>
    </xs:complexType>
    <xs:element name="testsuites">
      <xs:complexType>
        <xs:sequence>
          <xs:element name="testsuite" minOccurs="0" maxOccurs="unbounded">
            <xs:complexType>
              <xs:sequence>
                <xs:element name="testcase" maxOccurs="unbounded">
                  <xs:complexType>
                    <xs:choice minOccurs="0">
                      <xs:element name="skipped" type="xs:string"/>
                      <xs:element name="error" type="problem"/>
                      <xs:element name="failure" type="problem"/>
                      <xs:element name="system-out" type="xs:string"/>
                    </xs:choice>
                    <xs:attribute name="name" type="name" use="required"/>
                    <xs:attribute name="classname" type="name" use="required"/>
                    <xs:attribute name="time" type="seconds" use="required"/>
                  </xs:complexType>
                </xs:element>
              </xs:sequence>
              <xs:attribute name="name" type="name" use="required"/>
              <xs:attributeGroup ref="numbers"/>
              <xs:attribute name="skipped" type="xs:nonNegativeInteger" use="required"/>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
        <xs:attribute name="name" type="name" use="required"/>
        <xs:attributeGroup ref="numbers"/>
      </xs:complexType>
    </xs:element>
  </xs:schema>
  """
